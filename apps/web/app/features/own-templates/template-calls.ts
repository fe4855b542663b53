import type { CallArgs } from '@wevisu/contract/call.ts';
import * as contract from '@wevisu/contract/own-templates.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

export type { OwnTemplate } from '@wevisu/contract/own-templates.ts';

// Every call is quiet: the caller reports the outcome.
const quiet = { isQuiet: true };

export interface TemplateDetails {
  readonly name: string;
  readonly room: string;
  readonly style: string;
}

/** The input goes out as typed; the server says what is wrong with it. */
type Sent = Pick<CallArgs<typeof contract.keepOwnTemplate>['body'], keyof TemplateDetails>;

export async function fetchTemplates(vsdId: string | null): Promise<contract.OwnTemplate[]> {
  const query = vsdId === null ? {} : { vsd_id: vsdId };
  return (await call(contract.listOwnTemplates, { query }, quiet)).data;
}

/** For the owner, whoever else may see it. */
export function fetchTemplatePicture(
  { id, version }: { readonly id: number; readonly version: string },
  signal: AbortSignal,
): Promise<Blob> {
  return callFile(contract.getOwnTemplatePicture, { params: { id }, query: { version } }, signal);
}

export function keepTemplate(words: TemplateDetails, scene: Record<string, unknown>) {
  return call(contract.keepOwnTemplate, { body: { ...(words as Sent), scene } }, quiet);
}

export function changeTemplate(id: number, words: TemplateDetails) {
  return call(contract.changeOwnTemplate, { params: { id }, body: words as Sent }, quiet);
}

export function replaceTemplate(id: number, scene: Record<string, unknown>) {
  return call(contract.replaceOwnTemplateScene, { params: { id }, body: { scene } }, quiet);
}

export function deleteTemplate(id: number) {
  return call(contract.deleteOwnTemplate, { params: { id } }, quiet);
}
