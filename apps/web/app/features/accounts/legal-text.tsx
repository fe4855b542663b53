import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LEGAL_TEXTS, type LegalName } from './terms-text.ts';

export interface LegalTextProps {
  readonly name: LegalName;
  readonly onClose: () => void;
  /** REG-24: the terms are accepted in this dialog. */
  readonly onAccept: () => void;
}

/** A dialog with the terms or the privacy policy. */
export default function LegalText({ name, onClose, onAccept }: LegalTextProps) {
  const text = LEGAL_TEXTS[name];
  return (
    <Dialog
      actions={
        name === 'terms' ? (
          <>
            <Button kind="secondary" onPress={onClose}>
              Not now
            </Button>
            <Button onPress={onAccept}>I accept the terms</Button>
          </>
        ) : (
          <Button onPress={onClose}>Close</Button>
        )
      }
      isOpen
      onClose={onClose}
      title={text.title}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <section aria-label={text.title} className="max-h-[52vh] overflow-y-auto pe-2" tabIndex={0}>
        {text.sections.map(([heading, paragraph]) => (
          <div className="mb-4" key={heading}>
            <h3 className="font-sans text-16 font-[560]">{heading}</h3>
            <p className="mt-1 text-muted">{paragraph}</p>
          </div>
        ))}
      </section>
    </Dialog>
  );
}
