import { Button } from '../../ui/button.tsx';
import { dropOutgoing, type Outgoing, setProblem } from './outbox.ts';

/** A message that is not sent yet. */
export function OutgoingRow({ outgoing }: { readonly outgoing: Outgoing }) {
  const { key, text, files, problem } = outgoing;
  return (
    <div className="flex justify-end">
      <div className="min-w-0 max-w-[85%] md:max-w-[75%]">
        <div className="rounded-card bg-accent-tint px-3.5 py-2.5 opacity-75">
          {text !== '' && <p className="whitespace-pre-wrap break-words">{text}</p>}
          {files.map(({ id, name }) => (
            <p className="truncate text-14" key={id}>
              {name}
            </p>
          ))}
        </div>
        {problem === null ? (
          <p className="mt-1 text-end text-12 text-muted">Sending …</p>
        ) : (
          <div className="mt-1 flex flex-wrap items-center justify-end gap-2" role="alert">
            <p className="text-14 text-danger">Not sent. {problem}</p>
            <Button kind="quiet" onPress={() => dropOutgoing(key)} size="small">
              Discard
            </Button>
            <Button kind="secondary" onPress={() => setProblem(key, null)} size="small">
              Try again
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
