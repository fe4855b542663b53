// Reads a multipart form: its fields as texts, like a JSON body, and the one file that a call may accept as bytes.
import { finished } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { CallDefinition } from '@wevisu/contract/call.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { FastifyRequest } from 'fastify';

const LIMITS = { fields: 20, parts: 21, fieldNameSize: 100, fieldSize: 10_000 };
const MEGABYTE = 1024 * 1024;

/**
 * Reads a form, after the caller was found to be allowed to send it. Throws what multipart throws for too many parts; a
 * file that is too large is refused at its field.
 */
export async function readForm(
  request: FastifyRequest,
  { file }: CallDefinition,
): Promise<Result<unknown, 'invalid_input' | 'bad_json'>> {
  const limits = { ...LIMITS, files: file ? 1 : 0, fileSize: file?.maxBytes ?? 0 };
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
        // The rest of the request is left unread.
        request.raw.unpipe();
        const megabytes = Math.floor(file.maxBytes / MEGABYTE);
        return refuseFields({ [file.field]: refuse('file_too_large', { params: { megabytes } }) });
      }
      // Browsers send an empty file field as a file without a name.
      if (part.filename || bytes.length > 0) body.set(part.fieldname, { bytes });
    }
  } catch (error) {
    // Without a status the form itself is malformed: truncated, or with the wrong boundary.
    if (error instanceof Error && 'statusCode' in error) throw error;
    return refuse('bad_json');
  }
  return ok(Object.fromEntries(body));
}

/** Null as soon as it exceeds the limit; the part's own `toBuffer` would wait for the end. */
function readFile(file: MultipartFile['file']): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    file.on('data', (part: Buffer) => parts.push(part));
    file.on('limit', () => resolve(null));
    // Also if the form is cut off.
    finished(file, (error) => {
      if (error) reject(error);
      else resolve(file.truncated ? null : Buffer.concat(parts));
    });
  });
}
