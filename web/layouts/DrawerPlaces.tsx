import type { MouseEvent } from "react";
import { NavLink } from "react-router-dom";
import { drawerOf, type Place } from "./navigation.tsx";
import styles from "./navigation.module.css";

/** The drawer's places, group by group. */
export const DrawerPlaces = (props: {
  isAdmin: boolean;
  /** Hears a click on a place before it is followed. */
  onFollow?: (event: MouseEvent, place: Place) => void;
}) => (
  <>
    {drawerOf(props.isAdmin).map(({ group, places }) => (
      <div key={group} role="group" aria-label={group} className={styles.places}>
        <span className={styles.group} aria-hidden="true">{group}</span>
        {places.map((place) => (
          <NavLink
            key={place.path}
            to={place.path}
            end={place.isAlone ?? false}
            className={styles.place ?? ""}
            onClick={(event) => props.onFollow?.(event, place)}
          >
            <place.Icon size={20} />
            {place.label}
          </NavLink>
        ))}
      </div>
    ))}
  </>
);
