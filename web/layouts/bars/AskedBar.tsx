import { DeletionBar } from "./DeletionBar.tsx";
import { DocumentsBar } from "./DocumentsBar.tsx";
import { VerifyBar } from "./VerifyBar.tsx";

/** What the person is told, and asked, on every screen. */
export type Asked =
  | { readonly about: "deletion"; readonly deletesAt: string }
  | { readonly about: "documents" }
  | { readonly about: "email"; readonly email: string; readonly onDismiss: () => void };

/** The bar that says it: few have one, so that it is loaded when it is shown. */
export function AskedBar({ asked }: { asked: Asked }) {
  if (asked.about === "deletion") return <DeletionBar deletesAt={asked.deletesAt} />;
  if (asked.about === "documents") return <DocumentsBar />;
  return <VerifyBar email={asked.email} onDismiss={asked.onDismiss} />;
}
