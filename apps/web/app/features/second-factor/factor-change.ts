// The changes that need a confirmation first, and what the dialog that asks for it says.
export type FactorChange =
  | { readonly kind: 'add-app' | 'remove-app' | 'add-passkey' | 'new-codes' | 'turn-off' }
  | { readonly kind: 'remove-passkey'; readonly id: number; readonly name: string };

interface Question {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly isDangerous: boolean;
}

export function questionOf(change: FactorChange): Question {
  switch (change.kind) {
    case 'add-app':
      return {
        title: 'Add an authenticator app',
        text: 'Confirm that it is you. Then you connect the app on your phone.',
        button: 'Continue',
        isDangerous: false,
      };
    case 'add-passkey':
      return {
        title: 'Add a passkey',
        text: 'Confirm that it is you. Then your browser makes a passkey for this site.',
        button: 'Continue',
        isDangerous: false,
      };
    case 'new-codes':
      return {
        title: 'Make new recovery codes',
        text: 'Confirm that it is you. Your old codes stop working right away.',
        button: 'Make new codes',
        isDangerous: false,
      };
    case 'remove-app':
      return {
        title: 'Remove the authenticator app?',
        text: 'Its codes stop working. Without another second step, your password alone signs you in.',
        button: 'Remove the app',
        isDangerous: true,
      };
    case 'remove-passkey':
      return {
        title: `Remove ${change.name}?`,
        text: 'This passkey no longer signs you in. Delete it on your device, too.',
        button: 'Remove the passkey',
        isDangerous: true,
      };
    case 'turn-off':
      return {
        title: 'Turn off the second step?',
        text: 'Your app, passkeys and recovery codes are removed, and your password alone signs you in.',
        button: 'Turn it off',
        isDangerous: true,
      };
  }
}
