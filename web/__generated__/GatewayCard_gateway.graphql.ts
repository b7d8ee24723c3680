/**
 * @generated SignedSource<<82e0dde5f98a1a3261df1f3c1a2248d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MessengerGatewayState = "KEY_REFUSED" | "NOT_A_GATEWAY" | "OUTDATED" | "UNREACHABLE" | "WORKING";
import { FragmentRefs } from "relay-runtime";
export type GatewayCard_gateway$data = {
  readonly checkedAt: string;
  readonly keyHint: string;
  readonly sentence: string | null | undefined;
  readonly state: MessengerGatewayState;
  readonly url: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "GatewayCard_gateway";
};
export type GatewayCard_gateway$key = {
  readonly " $data"?: GatewayCard_gateway$data;
  readonly " $fragmentSpreads": FragmentRefs<"GatewayCard_gateway">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GatewayCard_gateway",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keyHint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkedAt",
      "storageKey": null
    }
  ],
  "type": "MessengerGateway",
  "abstractKey": null
};

(node as any).hash = "27fc0d23304e7ddb7ea4c0de608db34d";

export default node;
