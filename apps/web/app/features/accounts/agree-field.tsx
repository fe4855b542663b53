import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { FieldProps } from '../../ui/use-fields.ts';
import type { LegalName } from './terms-text.ts';

export interface AgreeFieldProps {
  /** 'yes', or empty. */
  readonly field: FieldProps;
  readonly onLegal: (name: LegalName) => void;
}

/** REG-22: the checkbox, with links to the terms. */
export function AgreeField({ field, onLegal }: AgreeFieldProps) {
  return (
    <div className="sm:col-span-6">
      <Checkbox
        aria-describedby="agree-error"
        isInvalid={field.error !== undefined}
        isSelected={field.value !== ''}
        name="agree"
        onChange={(isOn) => field.onChange(isOn ? 'yes' : '')}
      >
        I agree to the terms
      </Checkbox>
      <p className="ms-8 text-14 text-muted">
        Read the <LegalLink name="terms" onLegal={onLegal} text="Terms" />, the{' '}
        <LegalLink name="termsOfService" onLegal={onLegal} text="Terms of Service" /> and the{' '}
        <LegalLink name="privacyPolicy" onLegal={onLegal} text="Privacy Policy" />.
      </p>
      <p className="mt-1.5 flex items-start gap-1.5 text-14 text-danger" id="agree-error">
        {field.error && (
          <>
            <span className="pt-px">
              <Icon name="error" size={18} />
            </span>
            {field.error}
          </>
        )}
      </p>
    </div>
  );
}

function LegalLink(props: {
  readonly name: LegalName;
  readonly text: string;
  readonly onLegal: (name: LegalName) => void;
}) {
  return (
    <button className="text-link" onClick={() => props.onLegal(props.name)} type="button">
      {props.text}
    </button>
  );
}
