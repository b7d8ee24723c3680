import { type ComponentProps, type ReactNode, Suspense, useState } from "react";
import { lazyOnIdle } from "../browser/lazy.ts";
import { BusyButton } from "../ui/buttons/Button.tsx";

const ConfirmDialog = lazyOnIdle(async () =>
  (await import("../ui/overlays/Dialog.tsx")).ConfirmDialog
);

/** A confirm dialog whose code is loaded while the browser is idle. */
export const LazyConfirmDialog = (props: ComponentProps<typeof ConfirmDialog>) => (
  <Suspense>
    <ConfirmDialog {...props} />
  </Suspense>
);

type ConfirmButtonProps = Omit<ComponentProps<typeof BusyButton>, "onClick" | "children"> & {
  label: string;
  /** The question of the dialog, and the labels of its buttons. */
  title: string;
  stay: string;
  goOn: string;
  /** What follows from the action. */
  children: ReactNode;
  onConfirmed: () => void;
};

/** A button whose action is confirmed in a dialog first. */
export function ConfirmButton(
  { label, title, stay, goOn, children, onConfirmed, ...button }: ConfirmButtonProps,
) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <BusyButton variant="outlined" {...button} onClick={() => setIsAsking(true)}>
        {label}
      </BusyButton>
      {isAsking && (
        <LazyConfirmDialog
          title={title}
          stay={stay}
          goOn={goOn}
          onStay={close}
          onGoOn={() => {
            close();
            onConfirmed();
          }}
        >
          {children}
        </LazyConfirmDialog>
      )}
    </>
  );
}
