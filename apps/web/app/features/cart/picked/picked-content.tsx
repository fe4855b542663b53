import type { ProjectCart } from '@wevisu/contract/projects.ts';
import { designPath, PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LiveRegion } from '../../../ui/reader-only.tsx';
import { CartLineRow } from '../cart-line-row.tsx';
import { RemovedLine } from '../removed-line.tsx';
import { type PickedLine, pickedLines } from './picked-lines.ts';
import { PickedSummary } from './picked-summary.tsx';
import { usePickedChanges } from './use-picked.ts';

export function PickedContent({ project }: { readonly project: ProjectCart }) {
  const { id, name, company_name, has_scene } = project;
  return (
    <>
      <h1 className="break-words text-36 md:text-48">{name}</h1>
      <p className="mt-3 text-muted">
        Products from <span className="text-ink">{company_name}</span>, at this showroom's prices.
      </p>
      {has_scene && (
        <p className="mt-1 text-muted">
          Products in the room are counted there:{' '}
          <Link className="text-link" to={designPath({ project: id })}>
            open the room
          </Link>
          .
        </p>
      )}
      <Lines project={project} />
    </>
  );
}

function Lines({ project }: { readonly project: ProjectCart }) {
  const changes = usePickedChanges(project.id);
  /** Lines removed during this visit: each can be put back in its place. */
  const [removed, setRemoved] = useState<readonly PickedLine[]>([]);
  const [news, setNews] = useState('');
  const lines = pickedLines(project);

  const forget = (line: PickedLine) =>
    setRemoved((before) => before.filter(({ variant_id }) => variant_id !== line.variant_id));

  async function remove(line: PickedLine) {
    if (!(await changes.remove(line.variant_id))) return;
    // A discontinued product can't be put back.
    if (line.problem_code !== 'product_not_sold') setRemoved((before) => [...before, line]);
    setNews(`${line.product_name} removed.`);
  }

  async function putBack(line: PickedLine) {
    if (!(await changes.setQuantity(line.variant_id, line.qty))) return;
    forget(line);
    setNews(`${line.product_name} is back in the project.`);
  }

  const isRemoved = (line: PickedLine) =>
    removed.some(({ variant_id }) => variant_id === line.variant_id);
  // For a moment a line may be in both, and must not show twice.
  const shown = [...lines.filter((line) => !isRemoved(line)), ...removed];
  return (
    <>
      <LiveRegion>{news}</LiveRegion>
      {shown.length === 0 ? (
        <NothingPicked />
      ) : (
        <div className="mt-6 grid gap-10 lg:grid-cols-[1fr_360px] lg:items-start lg:gap-16">
          <section aria-labelledby="picked" className="min-w-0">
            <h2 className="reader-only" id="picked">
              Products
            </h2>
            <ul className="border-line border-t">
              {shown
                .sort((a, b) => a.id - b.id)
                .map((line) =>
                  isRemoved(line) ? (
                    <RemovedLine
                      key={line.id}
                      line={line}
                      onDismiss={() => forget(line)}
                      onUndo={() => putBack(line)}
                    />
                  ) : (
                    <CartLineRow
                      key={line.id}
                      line={line}
                      onQuantity={({ qty }) => changes.setQuantity(line.variant_id, qty)}
                      onQuantityShown={({ qty }) => changes.showQuantity(line.variant_id, qty)}
                      onRemove={() => remove(line)}
                      vsdId={project.vsd_id}
                    />
                  ),
                )}
            </ul>
          </section>
          <PickedSummary changes={changes} lines={lines} project={project} />
        </div>
      )}
    </>
  );
}

function NothingPicked() {
  return (
    <EmptyState
      action={<LinkButton to={PATHS.showroomShop}>Browse the showroom</LinkButton>}
      icon="list"
      title="No products yet"
    >
      <p>Press “Add to a project” next to a product, and it shows up here.</p>
    </EmptyState>
  );
}
