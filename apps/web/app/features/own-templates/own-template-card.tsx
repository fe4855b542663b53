import { ownTemplateKey } from '@wevisu/domain/projects/own-template.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { ReloadPicture } from '../../ui/reload-picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TemplateDetails } from '../design-library/template-card.tsx';
import type { OwnTemplate } from './template-calls.ts';
import { TemplatePicture } from './template-picture.tsx';
import { useTemplatePicture } from './use-own-templates.ts';

const ACTIONS = [
  { id: 'change', label: 'Name, room and style…' },
  { id: 'delete', label: 'Delete…', isDanger: true },
] as const;
export type TemplateAction = (typeof ACTIONS)[number]['id'];

export interface OwnTemplateCardProps {
  readonly template: OwnTemplate;
  readonly product: string | null;
  readonly onAct: (action: TemplateAction) => void;
}

export function OwnTemplateCard({ template, product, onAct }: OwnTemplateCardProps) {
  return (
    <article className="group relative">
      {/* A new picture starts over: the old address is dropped before the new picture is loaded. */}
      <PrivatePicture key={template.picture.version} template={template} />
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <TemplateDetails
            card={template}
            floorTemplate={ownTemplateKey(template.id)}
            floorplan={null}
            product={product}
          />
        </div>
        {/* Stays above the card's own link. */}
        <ActionMenu
          className="-me-2 relative z-10 mt-2"
          items={ACTIONS}
          label={`More for ${template.name}`}
          onAct={onAct}
        />
      </div>
    </article>
  );
}

function PrivatePicture({ template }: { readonly template: OwnTemplate }) {
  const { address, isError, refetch } = useTemplatePicture(template);
  if (address !== null) return <TemplatePicture kind={template.picture.kind} src={address} />;
  if (!isError) return <Skeleton className="aspect-[3/2] rounded-card" />;
  return (
    <ReloadPicture
      className="relative z-10 aspect-[3/2]"
      name={template.name}
      onReload={() => void refetch()}
    />
  );
}
