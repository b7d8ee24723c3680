/* The script of the public pages, which also work without it. */
import { answerConsent, hasAnswered, onAnswer, onConsent } from "../browser/consent.ts";
import { isSlowConnection, savesData, whenLoaded } from "../browser/idle.ts";
import { authPath, generatorPath, registerPath } from "../start_paths.ts";
import { followMode } from "../theme/mode.ts";
import { followDemo } from "./home/live_demo.ts";

followMode();
if (!savesData()) {
  whenLoaded(() => {
    import("./live.ts").then(({ followSite }) => followSite(), () => {});
  });
}

const banner = document.getElementById("cookies");
if (banner && !hasAnswered()) {
  banner.hidden = false;
  for (const button of banner.querySelectorAll("button")) {
    button.addEventListener("click", () => answerConsent(button.value === "accepted"));
  }
  onAnswer(() => {
    if (banner.contains(document.activeElement)) document.querySelector("main")?.focus();
    banner.hidden = true;
  });
}

const invitation = new URLSearchParams(location.search).get("indica");
if (invitation) {
  const question = banner?.querySelector("p")?.firstChild;
  if (question) {
    question.nodeValue = question.nodeValue!
      .replace("?", " e, por 60 dias, quem convidou você?");
  }
  // Nothing is stored without consent: until it is answered, the code stays in the address.
  const carried = `${generatorPath}?indica=${encodeURIComponent(invitation)}`;
  if (!hasAnswered()) setRegisterPath(`?volta=${encodeURIComponent(carried)}`);
  onAnswer(() => setRegisterPath(""));
  onConsent(() => {
    fetch("/api/invitation", { method: "POST", body: JSON.stringify({ code: invitation }) })
      .catch(() => {}); // with the next visit
  });
}

function setRegisterPath(search: string) {
  for (
    const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${registerPath}"]`)
  ) {
    link.href = registerPath + search;
  }
}

const demo = document.getElementById("demo");
if (demo) followDemo(demo);

/** The scripts and styles of the sign-in screens; the build fills them in. */
declare const __SIGN_IN_FILES__: readonly string[];

/** Events that precede following a link. */
const hints = ["pointerenter", "touchstart", "focus"];

/** Prefetches the sign-in screen's files when its link is about to be followed. */
function prefetchSignIn() {
  const links = document.querySelectorAll(`a[href^="${authPath}/"]`);
  const fetchOnce = () => {
    for (const link of links) {
      for (const hint of hints) link.removeEventListener(hint, fetchOnce);
    }
    for (const file of __SIGN_IN_FILES__) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "prefetch", href: file });
      document.head.append(link);
    }
  };
  for (const link of links) {
    for (const hint of hints) link.addEventListener(hint, fetchOnce, { passive: true });
  }
}

if (!isSlowConnection()) prefetchSignIn();
