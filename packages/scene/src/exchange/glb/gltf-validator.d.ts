// The package comes without types; what we use of it.
declare module 'gltf-validator' {
  export function validateBytes(
    bytes: Uint8Array,
    options?: { readonly maxIssues?: number },
  ): Promise<{
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      /** Whether there were more than asked for. */
      readonly truncated: boolean;
      /** 0 is an error, 1 a warning. */
      readonly messages: readonly {
        readonly severity: number;
        readonly code: string;
        readonly message: string;
        readonly pointer?: string;
      }[];
    };
    readonly info: {
      readonly totalTriangleCount: number;
      readonly resources?: readonly {
        readonly image?: { readonly width: number; readonly height: number };
      }[];
    };
  }>;
}
