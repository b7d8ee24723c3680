/**
 * @generated SignedSource<<e99485f5a59eab4253a13e94ada0f215>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DispatchReason = "ACCOUNT_BLOCKED" | "BY_PERSON" | "DAY_CAP" | "GROUP_FORBIDDEN" | "GROUP_INACTIVE" | "GROUP_LEFT" | "GROUP_PACE" | "GROUP_QUIET_HOURS" | "GROUP_RESTING" | "HOUR_CAP" | "IDENTICAL_CAP" | "LATE" | "MEDIA_NOT_CARRIED" | "MEDIA_TOO_LARGE" | "MESSAGE_REFUSED" | "MINUTE_CAP" | "NO_ANSWER" | "NO_PROCESS" | "NUMBER_BANNED" | "NUMBER_RESTRICTED" | "NUMBER_REVOKED" | "OFFER_DELETED" | "OFFER_ENDED" | "OFFER_UNPAID" | "PACE" | "PAUSED" | "PERSON_SAW_IT" | "PLAN_ENDED" | "PRICE_CHANGED" | "PROCESS_ENDED" | "QUIET_HOURS" | "RULES_STOPPED" | "SESSION_ENDED" | "SESSION_PROBLEM" | "TEXT_EMPTY" | "VENDOR_AWAY" | "VENDOR_BUSY" | "WARM_UP_CAP" | "WITHOUT_IMAGE";
import { FragmentRefs } from "relay-runtime";
export type moveMutations_moved$data = {
  readonly expectedAt: string | null | undefined;
  readonly id: string;
  readonly plannedAt: string;
  readonly reason: string | null | undefined;
  readonly reasonCode: DispatchReason | null | undefined;
  readonly turn: number | null | undefined;
  readonly " $fragmentType": "moveMutations_moved";
};
export type moveMutations_moved$key = {
  readonly " $data"?: moveMutations_moved$data;
  readonly " $fragmentSpreads": FragmentRefs<"moveMutations_moved">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "moveMutations_moved",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plannedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reasonCode",
      "storageKey": null
    }
  ],
  "type": "Dispatch",
  "abstractKey": null
};

(node as any).hash = "cec54af87ed554dae33f4055b4a627f8";

export default node;
