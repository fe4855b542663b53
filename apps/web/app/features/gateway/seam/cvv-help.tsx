import { IconButton } from '../../../ui/icon-button.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';

const CVV_HELP =
  'The 3-digit number on the back of the card. American Express has 4 digits on the front.';

/** At the end of the field for the code. */
export function CvvHelp() {
  return (
    <Tooltip text={CVV_HELP}>
      <IconButton className="-me-3" icon="info" label="What is the CVV?" />
    </Tooltip>
  );
}
