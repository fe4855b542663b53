import type { StaffBrand } from '@wevisu/contract/brands.ts';
import { logoAddress } from '@wevisu/contract/media.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { dropLogo, sendLogo } from './brand-calls.ts';
import { useSending } from './use-sending.ts';

interface BrandLogoSectionProps {
  readonly brand: StaffBrand;
  readonly onSaved: (brand: StaffBrand) => void;
}

/** The logo: upload, replace, remove. */
export function BrandLogoSection({ brand, onSaved }: BrandLogoSectionProps) {
  const { id, name, logo } = brand;
  const [file, setFile] = useState<File | null>(null);
  const { errors, isPending, send } = useSending({ onSaved, onStale: onSaved });

  function choose(chosen: File | null) {
    setFile(chosen);
    if (chosen === null) return;
    void send(async () => {
      const reply = await sendLogo(id, chosen);
      setFile(null);
      return reply;
    });
  }

  return (
    <section aria-label="Logo" className="grid gap-3">
      <h2 className="text-18">Logo</h2>
      {logo === null ? (
        <p className="text-muted">None: the shop shows the name.</p>
      ) : (
        <span className="justify-self-start rounded-card border border-line bg-surface p-4 dark:bg-[#f1ede5]">
          <img
            alt={`${name} logo`}
            className="h-12 max-w-48 object-contain"
            height={48}
            src={logoAddress(logo)}
            width={192}
          />
        </span>
      )}
      <FileField
        accept="image/*"
        error={errors['file']}
        file={file}
        hint="A drawing (SVG) or a picture (PNG, JPG), at least 80 × 40 pixels, at most 1 MB."
        label="Upload a logo"
        name="logo"
        onChange={choose}
      />
      {isPending && <p role="status">Saving…</p>}
      {logo !== null && (
        <Button
          className="justify-self-start"
          kind="quiet"
          onPress={() => void send(() => dropLogo(id))}
          size="small"
        >
          Remove the logo
        </Button>
      )}
    </section>
  );
}
