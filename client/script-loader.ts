interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string };
  };
}

/**
 * Loads scripts whose addresses the test lets through, and throws for any other. The security policy lists the one
 * Trusted Types policy of this name, which can be made once in a document.
 */
export function createScriptLoader(policyName: string, isAllowed: (url: string) => boolean) {
  const createScriptURL = (url: string) => {
    if (!isAllowed(url)) throw new TypeError(`${policyName} loads other scripts`);
    return url;
  };
  const policy = (window as TrustedTypesWindow).trustedTypes?.createPolicy(policyName, { createScriptURL });
  return (url: string, { isModule }: { readonly isModule: boolean }) => {
    const script = document.createElement('script');
    if (isModule) script.type = 'module';
    script.async = true;
    script.src = (policy ?? { createScriptURL }).createScriptURL(url);
    document.head.append(script);
  };
}
