import { handleSignOutElsewhere } from "../relay/page_person.ts";
import { embeddedIdentity } from "./embedded.ts";
import {
  type FirebaseConfig,
  type Identity,
  IdentityFailure,
  type SocialProvider,
} from "./identity.ts";

/** The provider's configuration, which the server writes into the page. */
type IdentityConfig =
  | { readonly provider: "embedded"; readonly social: readonly SocialProvider[] }
  | { readonly provider: "firebase"; readonly social: readonly SocialProvider[] } & FirebaseConfig;

/** The provider of this installation. */
export const identity: Identity = providerOf(readConfig());

function readConfig(): IdentityConfig {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="identity"]')?.content;
  return meta ? JSON.parse(meta) : { provider: "embedded", social: [] };
}

function providerOf(config: IdentityConfig): Identity {
  if (config.provider === "embedded") return embeddedIdentity({ social: config.social });
  return lazyIdentity(config.social, async () => {
    const { firebaseIdentity } = await import("./firebase.ts").catch(() => {
      throw new IdentityFailure("offline");
    });
    return firebaseIdentity(config, { onSignedOut: handleSignOutElsewhere });
  });
}

/** A provider whose code is loaded on its first use. */
function lazyIdentity(social: Identity["social"], load: () => Promise<Identity>): Identity {
  let loading: Promise<Identity> | undefined;
  const loaded = () => {
    loading ??= load();
    loading.catch(() => loading = undefined); // the next call tries again
    return loading;
  };
  return new Proxy({ social } as Identity, {
    get: (known, name: keyof Identity) =>
      name === "social"
        ? known.social
        : async (...args: never[]) =>
          await ((await loaded())[name] as (...args: never[]) => unknown)(...args),
  });
}
