// The fields of a multipart form arrive as texts, as a JSON body would; the one file that a call may ask for as its bytes.
import { finished } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { CallDefinition } from '@wevisu/contract/call.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { FastifyRequest } from 'fastify';

const LIMITS = { fields: 20, parts: 21, fieldNameSize: 100, fieldSize: 10_000 };
const MEGABYTE = 1024 * 1024;

/**
 * What was sent, once somebody may send it: nothing of a form is read before. Throws what multipart throws for too
 * many parts; a file that is too large is refused at its field.
 */
export async function readForm(
  request: FastifyRequest,
  { file }: CallDefinition,
): Promise<Result<unknown, 'invalid_input' | 'bad_json'>> {
  const limits = { ...LIMITS, files: file ? 1 : 0, fileSize: file?.mostBytes ?? 0 };
  const body = new Map<string, unknown>();
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        body.set(part.fieldname, part.value);
        continue;
      }
      const bytes = await readFile(part.file);
      if (file === undefined || part.fieldname !== file.field) continue;
      if (bytes === null) {
        // What is still on its way is read by nobody.
        request.raw.unpipe();
        const megabytes = Math.floor(file.mostBytes / MEGABYTE);
        return refuseFields({ [file.field]: refuse('file_too_large', { params: { megabytes } }) });
      }
      // An empty field of that kind is sent by browsers as a file without a name.
      if (part.filename || bytes.length > 0) body.set(part.fieldname, { bytes });
    }
  } catch (error) {
    // Without a status it is the form itself that can't be read: cut off, or not divided as it says.
    if (error instanceof Error && 'statusCode' in error) throw error;
    return refuse('bad_json');
  }
  return ok(Object.fromEntries(body));
}

/** Null at once where it is larger than it may be; the part's own way to its bytes waits for the end. */
function readFile(file: MultipartFile['file']): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    file.on('data', (part: Buffer) => parts.push(part));
    file.on('limit', () => resolve(null));
    // Also where the form breaks off.
    finished(file, (error) => {
      if (error) reject(error);
      else resolve(file.truncated ? null : Buffer.concat(parts));
    });
  });
}
