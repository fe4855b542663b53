import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { FacetPanel, type FacetPanelProps } from './facet-panel.tsx';

export interface FilterSheetProps extends FacetPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly total: number;
}

/** The facets as a bottom sheet, where there is no room next to the list. */
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: catches clicks on the category links inside, however they are activated. */}
      <div onClick={(event) => (event.target as Element).closest('a') && onClose()}>
        <FacetPanel {...panel} />
      </div>
    </Drawer>
  );
}
