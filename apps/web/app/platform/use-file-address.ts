import { useEffect, useState } from 'react';

/** An object URL for a file while it is shown; null until the file has loaded. */
export function useFileAddress(file: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = file ? URL.createObjectURL(file) : null;
    setAddress(made);
    if (!made) return;
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
