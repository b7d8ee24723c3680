/**
 * @generated SignedSource<<fc432731fa75cbd7875463ebb74e21d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MaintenanceMode = "FULL" | "READ_ONLY";
import { FragmentRefs } from "relay-runtime";
export type CurrentMaintenance_maintenance$data = {
  readonly endsAt: string;
  readonly message: string;
  readonly mode: MaintenanceMode;
  readonly passes: ReadonlyArray<{
    readonly email: string;
    readonly id: string;
  }>;
  readonly startsAt: string;
  readonly " $fragmentType": "CurrentMaintenance_maintenance";
};
export type CurrentMaintenance_maintenance$key = {
  readonly " $data"?: CurrentMaintenance_maintenance$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrentMaintenance_maintenance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CurrentMaintenance_maintenance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "passes",
      "plural": true,
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
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Maintenance",
  "abstractKey": null
};

(node as any).hash = "97f2db85e392ab2bfc7e3f3f61a361ec";

export default node;
