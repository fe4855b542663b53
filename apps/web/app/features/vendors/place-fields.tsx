import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Fields } from '../../ui/use-fields.ts';
import { STATE_OPTIONS } from '../checkout/address/address-form.ts';
import type { Place, VendorField } from './vendor-application.ts';

/** The five fields of one of the form's addresses. */
export function PlaceFields({
  fields: { field },
  place,
}: {
  readonly fields: Fields<VendorField>;
  readonly place: Place;
}) {
  const of = place === 'ship' ? 'shipping' : 'returns';
  return (
    <fieldset className="contents">
      <legend className="sr-only">{place === 'ship' ? 'Ships from' : 'Returns go to'}</legend>
      <TextField
        {...field(`${place}_street`)}
        autoComplete={`section-${of} street-address`}
        className="sm:col-span-4"
        label="Street"
        maxLength={160}
      />
      <TextField
        {...field(`${place}_apartment`)}
        autoComplete={`section-${of} address-line2`}
        className="sm:col-span-2"
        label="Suite (optional)"
        maxLength={60}
      />
      <TextField
        {...field(`${place}_city`)}
        autoComplete={`section-${of} address-level2`}
        className="sm:col-span-2"
        label="City"
        maxLength={80}
      />
      <SelectField
        {...field(`${place}_state`)}
        className="sm:col-span-2"
        label="State"
        options={STATE_OPTIONS}
        placeholder="Choose a state"
      />
      <TextField
        {...field(`${place}_zip_code`)}
        autoComplete={`section-${of} postal-code`}
        className="figures sm:col-span-2"
        inputMode="numeric"
        label="Zip code"
        maxLength={10}
      />
    </fieldset>
  );
}
