import { Button } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaProps,
} from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { cx } from './cx.ts';
import { type FieldBase, FieldNotes } from './field.tsx';
import { CONTROL, FIELD, LABEL } from './field-style.ts';
import { Icon } from './icon.tsx';
import { ListOption, type Option, POPOVER } from './list-option.tsx';

export interface ComboboxProps
  extends Omit<
      AriaProps<Option>,
      'className' | 'children' | 'style' | 'isInvalid' | 'items' | 'defaultItems' | 'selectionMode'
    >,
    FieldBase {
  /** With `inputValue` and `onInputChange` set the caller filters (suggestions from the server). */
  readonly options: readonly Option[];
  readonly placeholder?: string;
}

/** A text box with a list to choose from, filtered as one types. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, className, options, placeholder, ...rest } = props;
  const items = rest.inputValue === undefined ? { defaultItems: options } : { items: options };
  return (
    <AriaComboBox
      menuTrigger="focus"
      validationBehavior="aria"
      {...rest}
      {...items}
      className={cx(FIELD, className)}
      isInvalid={Boolean(error)}
    >
      <Label className={LABEL}>{label}</Label>
      <div className="relative">
        <Input className={cx(CONTROL, 'pe-11')} placeholder={placeholder ?? ''} />
        <Button className="absolute inset-y-0 end-0 grid w-11 place-items-center text-muted">
          <Icon name="down" size={18} />
        </Button>
      </div>
      <FieldNotes error={error} hint={hint} />
      <Popover className={POPOVER} offset={4}>
        <ListBox renderEmptyState={() => <p className="p-3 text-14 text-muted">No match</p>}>
          {(option: Option) => <ListOption option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
