import type { OwnTemplate } from '@wevisu/contract/own-templates.ts';
import { ownTemplateKey } from '@wevisu/domain/projects/own-template.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TemplateDetails } from '../design-library/template-card.tsx';
import { TEMPLATE_GRID } from '../design-library/template-grid.tsx';
import { showroomPictureAddress } from './template-address.ts';
import { TemplatePicture } from './template-picture.tsx';

/** Two full rows. */
const FIRST_SHOWN = 6;

export interface ShowroomTemplatesProps {
  readonly ofShowroom: { readonly vsdId: string; readonly cards: readonly OwnTemplate[] };
  /** The pro's company; null while it loads. */
  readonly company: string | null;
  readonly product: string | null;
}

/** VIS-02: rooms designed by the showroom's pro. */
export function ShowroomTemplates({ ofShowroom, company, product }: ShowroomTemplatesProps) {
  const { vsdId, cards } = ofShowroom;
  const [showsAll, setShowsAll] = useState(false);
  if (cards.length === 0) return null;
  const shown = showsAll ? cards : cards.slice(0, FIRST_SHOWN);
  return (
    <section aria-labelledby="of-showroom" className="mt-16 md:mt-20">
      <h2 className="text-28 md:text-36" id="of-showroom">
        Designed by {company ?? 'your pro'}
      </h2>
      <ul className={`mt-6 ${TEMPLATE_GRID}`}>
        {shown.map((card) => (
          <li key={card.id}>
            <article className="group relative">
              <TemplatePicture kind={card.picture.kind} src={showroomPictureAddress(card, vsdId)} />
              <TemplateDetails
                card={card}
                floorTemplate={ownTemplateKey(card.id)}
                floorplan={null}
                product={product}
              />
            </article>
          </li>
        ))}
      </ul>
      {shown.length < cards.length && (
        <p className="mt-8 text-center">
          <Button kind="quiet" onPress={() => setShowsAll(true)}>
            Show all {cards.length} designs of {company ?? 'your pro'}
          </Button>
        </p>
      )}
    </section>
  );
}
