interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string };
  };
}

interface ScriptOptions {
  readonly isModule: boolean;
  /** Told the address when the script, or a part of it, cannot be had. */
  readonly onLost?: (url: string) => void;
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
  return (url: string, { isModule, onLost }: ScriptOptions) => {
    const script = document.createElement('script');
    if (isModule) script.type = 'module';
    script.async = true;
    if (onLost) script.onerror = () => onLost(url);
    script.src = (policy ?? { createScriptURL }).createScriptURL(url);
    document.head.append(script);
  };
}
