import { handleSignOutElsewhere } from "../relay/page_person.ts";
import { embeddedIdentity } from "./embedded.ts";
import type { FirebaseConfig } from "./firebase.ts";
import { type Identity, IdentityFailure, type SocialProvider } from "./identity.ts";

/** What the server wrote into the page of the provider. */
type Told =
  | { readonly provider: "embedded"; readonly social: readonly SocialProvider[] }
  | { readonly provider: "firebase"; readonly social: readonly SocialProvider[] } & FirebaseConfig;

/** The provider of this installation. */
export const identity: Identity = providerOf(told());

function told(): Told {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="identity"]')?.content;
  return meta ? JSON.parse(meta) : { provider: "embedded", social: [] };
}

function providerOf(told: Told): Identity {
  if (told.provider === "embedded") return embeddedIdentity({ social: told.social });
  return loadedLater(told.social, async () => {
    const { firebaseIdentity } = await import("./firebase.ts").catch(() => {
      throw new IdentityFailure("offline");
    });
    return firebaseIdentity(told, { onSignedOut: handleSignOutElsewhere });
  });
}

/** A provider whose code is loaded with the first thing that is asked of it. */
function loadedLater(social: Identity["social"], load: () => Promise<Identity>): Identity {
  let loading: Promise<Identity> | undefined;
  const loaded = () => {
    loading ??= load();
    loading.catch(() => loading = undefined); // whoever asks next tries again
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
