/**
 * @generated SignedSource<<862e0e6add1785e5b38a4ef371839893>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MessengerGatewayStatus = "KEY_REFUSED" | "NOT_A_GATEWAY" | "OUTDATED" | "UNREACHABLE" | "WORKING";
import { FragmentRefs } from "relay-runtime";
export type GatewayCard_gateway$data = {
  readonly checkedAt: string;
  readonly keyHint: string;
  readonly status: MessengerGatewayStatus;
  readonly statusMessage: string | null | undefined;
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusMessage",
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

(node as any).hash = "2611865cc7ef5edbf7fea4aef5eeda45";

export default node;
