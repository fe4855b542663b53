import { useQueryClient } from '@tanstack/react-query';
import type { Testimonial } from '@wevisu/contract/home-content.ts';
import { useState } from 'react';
import { SortableList, type SortTarget } from '../../back-office/sortable-list.tsx';
import { withToast } from '../../platform/with-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { HOME_CONTENT_KEY, sendOrder } from './home-content-calls.ts';
import { moveTo } from './move-to.ts';
import { TestimonialForm } from './testimonial-form.tsx';
import { TestimonialProof } from './testimonial-proof.tsx';

interface TestimonialsEditorProps {
  readonly testimonials: readonly Testimonial[];
}

/** The list in its order on the page, and the one that is being edited. */
export function TestimonialsEditor({ testimonials }: TestimonialsEditorProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const client = useQueryClient();
  const one = testimonials.find(({ id }) => String(id) === chosen) ?? null;

  async function move(key: string, target: SortTarget) {
    const seen = testimonials.map(({ id }) => id);
    const ids = moveTo(seen.map(String), key, target).map(Number);
    await withToast(sendOrder({ ids, seen }));
    await client.invalidateQueries({ queryKey: HOME_CONTENT_KEY });
  }

  return (
    <section aria-labelledby="testimonials">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-22" id="testimonials">
          Testimonials
        </h2>
        <Button kind="secondary" onPress={() => setChosen('new')} size="small">
          Add a testimonial
        </Button>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <SortableList
          chosen={chosen}
          empty="There are no testimonials: the home page leaves the part out."
          kind="testimonial"
          label="Testimonials"
          onChoose={setChosen}
          onMove={(key, target) => void move(key, target)}
          rows={testimonials.map((row) => ({
            key: String(row.id),
            text: `${row.name}: ${row.quote}`,
            content: <Row testimonial={row} />,
          }))}
        />
        {chosen === 'new' ? (
          <TestimonialForm onDone={(saved) => setChosen(String(saved.id))} testimonial={null} />
        ) : one ? (
          <Chosen key={one.id} testimonial={one} />
        ) : (
          <p className="text-muted">Choose a testimonial to edit it. Drag its handle to move it.</p>
        )}
      </div>
    </section>
  );
}

/** What was confirmed counts for the form, too: its own act is not somebody else's. */
function Chosen({ testimonial }: { readonly testimonial: Testimonial }) {
  const [seen, setSeen] = useState(testimonial);
  const [round, setRound] = useState(1);
  return (
    <div className="grid gap-4">
      <TestimonialForm key={`form ${round}`} onDone={setSeen} testimonial={seen} />
      <TestimonialProof
        key={seen.version}
        onSaved={setSeen}
        onTheirs={(theirs) => {
          setSeen(theirs);
          setRound(round + 1);
        }}
        testimonial={seen}
      />
    </div>
  );
}

function Row({ testimonial }: { readonly testimonial: Testimonial }) {
  const { quote, name, is_hidden, is_real } = testimonial;
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2 py-1.5 text-14">
      <span className="min-w-0 flex-1">
        <span className="block truncate">{quote}</span>
        <span className="block truncate text-muted">{name}</span>
      </span>
      {is_hidden && <Badge>Hidden</Badge>}
      <Badge>{is_real ? 'Real' : 'Sample'}</Badge>
    </span>
  );
}
