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
  /** Called with the address when the script, or a module that it imports, cannot be fetched. */
  readonly onLost?: (url: string) => void;
}

/**
 * Creates a function that loads scripts, and throws for an address that `isAllowed` refuses. The security policy lists
 * the Trusted Types policies by name; each can be created once in a document.
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
