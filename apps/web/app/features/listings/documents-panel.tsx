import {
  DOCUMENT_KINDS,
  DOCUMENT_LABELS,
  type DocumentKind,
} from '@wevisu/domain/listings/listing.ts';
import { LISTING_DOCUMENT } from '@wevisu/domain/listings/listing-file.ts';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sendDocument } from './file-calls.ts';
import { fileSizeText } from './file-size-text.ts';
import { Panel } from './panel.tsx';
import type { PanelProps } from './panel-props.ts';
import { saveListingFile } from './save-listing-file.ts';
import { useUpload } from './use-upload.ts';

const KINDS = DOCUMENT_KINDS.map((id) => ({ id, label: DOCUMENT_LABELS[id] }));
const { maxFiles, maxMegabytes } = LISTING_DOCUMENT;

/** 'care_2026.pdf' gives 'care 2026'. */
function nameOf(file: File): string {
  return file.name
    .replace(/\.pdf$/i, '')
    .replace(/[_-]+/g, ' ')
    .slice(0, 80);
}

/** G-62: PDFs that the product's page offers once staff have approved them. */
export function DocumentsPanel({ content, change, problems }: PanelProps) {
  const { documents } = content;
  const upload = useUpload('document');
  const put = (file: string, changes: Partial<(typeof documents)[number]>) =>
    change({
      documents: documents.map((one) => (one.file === file ? { ...one, ...changes } : one)),
    });
  function add(chosen: File | null) {
    if (chosen === null) return;
    void upload.run(async () => {
      const kept = await sendDocument(chosen);
      change({ documents: [...documents, { ...kept, kind: 'other', name: nameOf(chosen) }] });
    });
  }
  return (
    <Panel title="Documents">
      <ul className="flex flex-col gap-3">
        {documents.map(({ file, kind, name, bytes }, place) => (
          <li
            className="grid items-end gap-3 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,1fr)_200px_auto]"
            key={file}
          >
            <TextField
              error={problems[`documents.${file}`]}
              label={`Name of document ${place + 1}`}
              maxLength={80}
              onChange={(text) => put(file, { name: text })}
              value={name}
            />
            <SelectField
              label="Kind"
              name={`kind-${file}`}
              onChange={(id) => put(file, { kind: id as DocumentKind })}
              options={KINDS}
              value={kind}
            />
            <span className="flex items-center gap-1">
              <Button
                icon="download"
                kind="quiet"
                onPress={() => void saveListingFile('vendor', file)}
                size="small"
              >
                PDF, {fileSizeText(bytes)}
              </Button>
              <IconButton
                icon="trash"
                label={`Remove document ${place + 1}`}
                onPress={() => change({ documents: documents.filter((one) => one.file !== file) })}
              />
            </span>
          </li>
        ))}
      </ul>
      {documents.length < maxFiles ? (
        <FileField
          accept="application/pdf"
          className={documents.length === 0 ? '' : 'mt-4'}
          error={upload.problem ?? undefined}
          file={null}
          hint={`A PDF of up to ${maxMegabytes} MB.`}
          label="Add a document"
          name="document"
          onChange={add}
        />
      ) : (
        <p className="mt-4 text-muted">{maxFiles} documents are the most.</p>
      )}
      {upload.isPending && <p role="status">Uploading…</p>}
    </Panel>
  );
}
