import type { CartLine } from '@wevisu/contract/cart.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { productAlikePath } from '@wevisu/site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { LineProblem } from './line-problem.ts';

export interface LineHelpProps {
  readonly line: CartLine;
  readonly trouble: LineProblem;
  readonly vsdId: string;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** Why a line can't be bought as is, and what can be done about it. */
export function LineHelp({ line, trouble, vsdId, onQuantity, onRemove }: LineHelpProps) {
  const { canTake, mayReturn, hasAlike, text } = trouble;
  const name = line.product_name;
  return (
    <>
      <p className="flex items-start gap-1.5 text-14">
        <span className="pt-px text-danger">
          <Icon name="error" size={18} />
        </span>
        <span>
          <strong className="font-[560] text-danger">{text}</strong>
          {canTake === null &&
            (mayReturn
              ? ' Leave it here for later; you can buy the rest without it.'
              : ' You can buy the rest without it.')}
        </span>
      </p>
      <div className="-ms-3 flex flex-wrap">
        {canTake !== null && (
          <Button
            className="max-md:min-h-11"
            kind="quiet"
            onPress={() => onQuantity(canTake)}
            size="small"
          >
            Change to {countUnits(canTake, line.unit)}
            <span className="reader-only"> of {name}</span>
          </Button>
        )}
        {hasAlike && (
          <LinkButton
            className="max-md:min-h-11"
            kind="quiet"
            size="small"
            to={productAlikePath(line.product_hash, vsdId)}
          >
            Find similar
            <span className="reader-only"> to {name}</span>
          </LinkButton>
        )}
        <Button
          aria-label={`Remove ${line.is_sample ? 'the sample of ' : ''}${name}`}
          className="max-md:min-h-11"
          kind="quiet"
          onPress={onRemove}
          size="small"
        >
          Remove
        </Button>
      </div>
    </>
  );
}
