// The package has no types.
declare module 'zipcodes/lib/codes.js' {
  export const codes: Readonly<
    Record<
      string,
      {
        readonly zip: string;
        readonly city: string;
        readonly state: string;
        readonly latitude: number;
        readonly longitude: number;
      }
    >
  >;
}
