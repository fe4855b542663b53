import type { Fields } from '../../ui/use-fields.ts';
import { AgreeField } from './agree-field.tsx';
import {
  CountryAndPhone,
  EmailField,
  NameField,
  NewPasswordField,
  ZipField,
} from './person-fields.tsx';
import type { RegistrationField } from './registration.ts';
import type { LegalName } from './terms-text.ts';

export interface AccountStepProps {
  readonly fields: Fields<RegistrationField>;
  readonly onLegal: (name: LegalName) => void;
}

export function AccountStep({ fields, onLegal }: AccountStepProps) {
  const { field } = fields;
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-6">
      <NameField field={field('full_name')} />
      <EmailField field={field('email')} />
      <NewPasswordField field={field('password')} />
      <CountryAndPhone fields={fields} />
      <ZipField field={field('zip_code')} />
      <AgreeField field={field('agree')} onLegal={onLegal} />
    </div>
  );
}
