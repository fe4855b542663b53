// The package comes without types; what the test uses of it.
declare module 'gltf-validator' {
  export function validateBytes(bytes: Uint8Array): Promise<{
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      /** 0 is an error, 1 a warning. */
      readonly messages: readonly { readonly severity: number; readonly code: string }[];
    };
    readonly info: { readonly totalTriangleCount: number };
  }>;
}
