import { TemplateGridSkeleton } from '../design-library/template-grid.tsx';

/** The height of the section's heading. */
export const TEMPLATES_ID = 'templates';

export function TemplatesSkeleton() {
  return (
    <div className="mt-8">
      <TemplateGridSkeleton count={3} label="Your templates are loading" />
    </div>
  );
}
