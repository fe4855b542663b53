import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface PagerProps {
  readonly after: string | null;
  readonly next: string | null;
  readonly onGo: (after: string | null) => void;
}

/** Forward by key, back along the way that was come, or to the start. */
export function Pager({ after, next, onGo }: PagerProps) {
  const [way, setWay] = useState<readonly (string | null)[]>([]);
  if (after === null && next === null) return null;
  function go(to: string | null, along: readonly (string | null)[]) {
    setWay(along);
    onGo(to);
    document.getElementById('content')?.scrollIntoView();
  }
  return (
    <nav aria-label="Pages" className="mt-4 flex gap-2">
      {after !== null && (
        <Button kind="secondary" onPress={() => go(null, [])} size="small">
          First page
        </Button>
      )}
      {after !== null && way.length > 0 && (
        <Button
          kind="secondary"
          onPress={() => go(way.at(-1) ?? null, way.slice(0, -1))}
          size="small"
        >
          Previous page
        </Button>
      )}
      {next !== null && (
        <Button kind="secondary" onPress={() => go(next, [...way, after])} size="small">
          Next page
        </Button>
      )}
    </nav>
  );
}
