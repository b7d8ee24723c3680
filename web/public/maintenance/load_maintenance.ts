import { whenLoaded } from "../../browser/idle.ts";

/** Loads the module that announces a maintenance, once the page is loaded and idle. */
export const loadMaintenance = () =>
  whenLoaded(() => {
    import("./follow_maintenance.ts").then(
      ({ followMaintenance }) => followMaintenance(),
      () => {}, // the page works as before
    );
  });
