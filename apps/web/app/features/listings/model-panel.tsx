import { LISTING_MODEL } from '@wevisu/domain/listings/listing-file.ts';
import { modelSizeText } from '@wevisu/domain/listings/model-size-text.ts';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { sendModel } from './file-calls.ts';
import { fileSizeText } from './file-size-text.ts';
import { ModelPreview } from './model-preview.tsx';
import { Panel } from './panel.tsx';
import type { PanelProps } from './panel-props.ts';
import { useUpload } from './use-upload.ts';

/** G-62: a GLB at its real size, as the product's page shows it once our staff have approved it. */
export function ModelPanel({ content, change }: PanelProps) {
  const { model } = content;
  const upload = useUpload('model');
  function choose(chosen: File | null) {
    if (chosen === null) return;
    void upload.run(async () => change({ model: await sendModel(chosen) }));
  }
  return (
    <Panel title="3D model">
      {model !== null && (
        <div className="mb-4 grid gap-4 sm:grid-cols-[240px_minmax(0,1fr)]">
          <ModelPreview file={model.file} label="Your 3D model" viewer="vendor" />
          <div>
            <p>{modelSizeText(model)}</p>
            <p className="text-muted">
              {model.triangles.toLocaleString('en-US')} triangles, {fileSizeText(model.bytes)}
            </p>
            <p className="mt-2 text-muted">
              Is this its real size? The unit of the file is the meter, and up is the y axis.
            </p>
            <Button
              className="mt-2"
              icon="trash"
              kind="quiet"
              onPress={() => change({ model: null })}
              size="small"
            >
              Remove the model
            </Button>
          </div>
        </div>
      )}
      <FileField
        accept=".glb,model/gltf-binary"
        error={upload.problem ?? undefined}
        file={null}
        hint={`A GLB of glTF 2.0 in meters, up to ${LISTING_MODEL.maxMegabytes} MB.`}
        label={model === null ? 'Add a 3D model' : 'Replace the 3D model'}
        name="model"
        onChange={choose}
      />
      {upload.isPending && <p role="status">Checking the model…</p>}
    </Panel>
  );
}
