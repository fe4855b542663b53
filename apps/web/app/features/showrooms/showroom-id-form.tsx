import { shopErrors } from '@wevisu/domain/errors/shop.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SampleOffer } from './sample-offer.tsx';
import type { ShopProfile } from './selection.ts';
import { createShowroomSearch, type ShowroomSearchState } from './showroom-search.ts';

const loadCalls = () => import('./showroom-calls.ts');

/** SHOW-14, U-30: one message at a time, since a new one with the same id replaces it. */
const warnOfMiss = () =>
  showToast('warning', shopErrors.showroom_not_found.message, 'showroom-search');

const newSearch = () =>
  createShowroomSearch({
    search: async (text) => (await loadCalls()).findShowrooms(text),
    onMiss: warnOfMiss,
  });

export interface ShowroomIdFormProps {
  /** SHOW-13: called once the showroom is selected. */
  readonly onEntered: (profile: ShopProfile) => void;
  readonly autoFocus?: boolean;
  /** Called when the visitor goes to the directory of pros. */
  readonly onLeave?: () => void;
}

/** The ID field with 'Next', which stays in place but disabled until a showroom is found (U-31). */
export function ShowroomIdForm(props: ShowroomIdFormProps) {
  const { onEntered, autoFocus = false, onLeave } = props;
  const [search] = useState(newSearch);
  const [isEntering, setEntering] = useState(false);
  const state = useSyncExternalStore(
    search.subscribe,
    () => search.state,
    () => search.state,
  );
  const statusId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => search.stop, [search]);

  /** Enter may come before the lookup has replied, or even started. */
  async function enter(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (isEntering) return;
    setEntering(true);
    try {
      const found = await search.settle();
      if (found === null) return;
      const profile = await (await loadCalls()).enterShowroom(found.vsd_id);
      if (profile) onEntered(profile);
      else warnOfMiss();
    } catch {
      // The call has already reported the error; the field keeps its text.
    } finally {
      setEntering(false);
    }
  }

  return (
    <form onSubmit={(event) => void enter(event)}>
      <div className="flex items-end gap-2">
        <TextField
          aria-describedby={statusId}
          autoComplete="off"
          autoFocus={autoFocus}
          className="min-w-0 flex-1"
          inputRef={input}
          label="Showroom ID"
          maxLength={80}
          onChange={search.type}
          onKeyDown={(event) => {
            // A form with a disabled button does not submit by itself.
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) void enter(event);
          }}
          placeholder="OAKRIDGE"
          spellCheck="false"
          value={state.text}
        />
        <Button isDisabled={state.found === null} isPending={isEntering} type="submit">
          Next
        </Button>
      </div>
      <p
        aria-live="polite"
        className="mt-2 flex min-h-6 items-center gap-1.5 text-14 text-muted"
        id={statusId}
      >
        <StatusText
          onRetry={() => {
            input.current?.focus();
            search.type(state.text);
          }}
          state={state}
        />
      </p>
      <SampleOffer onEntered={onEntered} />
      <p className="text-14 text-muted">
        No pro yet?{' '}
        <PlainLink className="text-link" onClick={() => onLeave?.()} to={PATHS.pros}>
          Find a pro near you
        </PlainLink>
      </p>
    </form>
  );
}

interface StatusTextProps {
  readonly state: ShowroomSearchState;
  readonly onRetry: () => void;
}

function StatusText({ state: { status, found }, onRetry }: StatusTextProps) {
  if (found) {
    return (
      <>
        <span className="text-success">
          <Icon name="check" size={16} />
        </span>
        <span className="text-ink">{found.company_name}</span>
        <span className="figures">{found.vsd_id}</span>
      </>
    );
  }
  if (status === 'searching') return 'Looking for the showroom…';
  if (status === 'missed') return 'No showroom has this ID or name. Check it with your pro.';
  if (status === 'failed') {
    return (
      <>
        The search did not go through.
        <button className="text-link min-h-6 rounded-[4px]" onClick={onRetry} type="button">
          Try again
        </button>
      </>
    );
  }
  return '8 letters and digits, or the company name.';
}
