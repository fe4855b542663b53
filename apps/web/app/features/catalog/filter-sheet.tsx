import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { FacetPanel, type FacetPanelProps } from './facet-panel.tsx';

export interface FilterSheetProps extends FacetPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly total: number;
}

/** The facets as a sheet from below, where there is no room beside the list. */
export default function FilterSheet({ isOpen, onClose, total, ...panel }: FilterSheetProps) {
  const count = total.toLocaleString('en-US');
  return (
    <Drawer
      footer={
        <Button className="w-full" onPress={onClose}>
          {total === 1 ? 'Show 1 product' : `Show ${count} products`}
        </Button>
      }
      isOpen={isOpen}
      onClose={onClose}
      side="bottom"
      title="Filters"
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: hears the category links inside, however they are followed. */}
      <div onClick={(event) => (event.target as Element).closest('a') && onClose()}>
        <FacetPanel {...panel} />
      </div>
    </Drawer>
  );
}
