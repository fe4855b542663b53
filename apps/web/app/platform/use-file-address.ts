import { useEffect, useState } from 'react';

/** The address of a file in this window, for as long as it is shown; null until it has come. */
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
