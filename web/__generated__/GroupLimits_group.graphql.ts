/**
 * @generated SignedSource<<8e197c02a6ecd90195301ae45d2862a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DispatchReason = "ACCOUNT_BLOCKED" | "BY_PERSON" | "DAY_CAP" | "GROUP_FORBIDDEN" | "GROUP_INACTIVE" | "GROUP_LEFT" | "GROUP_PACE" | "GROUP_QUIET_HOURS" | "GROUP_RESTING" | "HOUR_CAP" | "IDENTICAL_CAP" | "LATE" | "MEDIA_NOT_CARRIED" | "MEDIA_TOO_LARGE" | "MESSAGE_REFUSED" | "MINUTE_CAP" | "NO_ANSWER" | "NO_PROCESS" | "NUMBER_BANNED" | "NUMBER_RESTRICTED" | "NUMBER_REVOKED" | "OFFER_DELETED" | "OFFER_ENDED" | "OFFER_UNPAID" | "PACE" | "PAUSED" | "PERSON_SAW_IT" | "PLAN_ENDED" | "PRICE_CHANGED" | "PROCESS_ENDED" | "QUIET_HOURS" | "RULES_STOPPED" | "SESSION_ENDED" | "SESSION_PROBLEM" | "TEXT_EMPTY" | "VENDOR_AWAY" | "VENDOR_BUSY" | "WARM_UP_CAP" | "WITHOUT_IMAGE";
import { FragmentRefs } from "relay-runtime";
export type GroupLimits_group$data = {
  readonly id: string;
  readonly outlook: {
    readonly gapMs: number;
    readonly hasOwnCap: boolean;
    readonly nextAt: string | null | undefined;
    readonly perDay: number;
    readonly perHour: number;
    readonly reason: DispatchReason | null | undefined;
    readonly sentLastDay: number;
  } | null | undefined;
  readonly settings: {
    readonly gapMs: number | null | undefined;
    readonly perDay: number | null | undefined;
    readonly perHour: number | null | undefined;
    readonly quietFrom: string | null | undefined;
    readonly quietTo: string | null | undefined;
    readonly slots: ReadonlyArray<string> | null | undefined;
    readonly templateId: string | null | undefined;
  };
  readonly " $fragmentType": "GroupLimits_group";
};
export type GroupLimits_group$key = {
  readonly " $data"?: GroupLimits_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupLimits_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gapMs",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "perHour",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "perDay",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupLimits_group",
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
      "concreteType": "GroupSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quietFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quietTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slots",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "templateId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupOutlook",
      "kind": "LinkedField",
      "name": "outlook",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasOwnCap",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentLastDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "3aeabe16e51e9905e96b7a8d67ba915f";

export default node;
