import { BusyButton } from "./BusyButton.tsx";

/** Asks for the next page of a list. */
export const LoadMoreButton = (props: { isBusy: boolean; onClick: () => void }) => (
  <BusyButton fullWidth variant="outlined" {...props}>Mostrar mais</BusyButton>
);
