/** A federal tax number (12-3456789) or a state's resale number, in capitals: states write theirs in many ways. */
export const TAX_NUMBER = /^(?=.*\d)[A-Z0-9](?:[A-Z0-9]|[- ](?=[A-Z0-9])){3,18}[A-Z0-9]$/;
