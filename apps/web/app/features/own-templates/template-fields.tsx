import { OWN_TEMPLATE } from '@wevisu/domain/projects/own-template.ts';
import { styles } from '@wevisu/scene/styles.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Fields } from '../../ui/use-fields.ts';
import { ROOM_USES, singleRoomLabel } from '../design-library/room-labels.ts';
import type { TemplateDetails } from './template-calls.ts';

const ROOMS = ROOM_USES.map((use) => ({ id: use, label: singleRoomLabel(use) }));

/** What is wrong with the input. */
export function findProblems({ name, room, style }: TemplateDetails) {
  return {
    ...(name.trim() === '' ? { name: 'Enter a name.' } : {}),
    ...(room === '' ? { room: 'Choose a room.' } : {}),
    ...(style === '' ? { style: 'Choose a style.' } : {}),
  };
}

/** What the template is found by. */
export function TemplateFields({ fields }: { readonly fields: Fields<keyof TemplateDetails> }) {
  return (
    <>
      <TextField
        {...fields.field('name')}
        autoComplete="off"
        label="Name"
        maxLength={OWN_TEMPLATE.maxNameLength}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...fields.field('room')}
          label="Room"
          options={ROOMS}
          placeholder="Choose a room"
        />
        <SelectField
          {...fields.field('style')}
          label="Style"
          options={styles}
          placeholder="Choose a style"
        />
      </div>
    </>
  );
}
