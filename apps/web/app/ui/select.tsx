import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  type SelectProps as AriaProps,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components/Select';
import { cx } from './cx.ts';
import { type FieldBase, FieldNotes } from './field.tsx';
import { CONTROL, FIELD, LABEL } from './field-style.ts';
import { Icon } from './icon.tsx';
import { ListOption, type Option, POPOVER } from './list-option.tsx';

export interface SelectProps
  extends Omit<
      AriaProps<Option>,
      'className' | 'children' | 'style' | 'isInvalid' | 'selectionMode' | 'value' | 'onChange'
    >,
    FieldBase {
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  /** 'inline' puts the label beside the box, for tool bars. */
  readonly layout?: 'stacked' | 'inline';
}

export function Select(props: SelectProps) {
  const { label, hint, error, className, options, value, onChange, layout, ...rest } = props;
  return (
    <AriaSelect
      validationBehavior="aria"
      {...rest}
      className={cx(layout === 'inline' ? 'flex items-center gap-3' : FIELD, className)}
      isInvalid={Boolean(error)}
      onChange={(id) => id !== null && onChange(String(id))}
      value={value}
    >
      <Label className={cx(LABEL, layout === 'inline' && 'shrink-0 font-normal text-muted')}>
        {label}
      </Label>
      <Button className={cx(CONTROL, 'flex items-center justify-between gap-2 text-start')}>
        <SelectValue className="truncate placeholder-shown:text-muted" />
        <Icon name="down" size={18} />
      </Button>
      <FieldNotes error={error} hint={hint} />
      <Popover className={POPOVER} offset={4}>
        <ListBox items={options}>{(option) => <ListOption option={option} />}</ListBox>
      </Popover>
    </AriaSelect>
  );
}
