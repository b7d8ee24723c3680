/**
 * @generated SignedSource<<f98e28f12919f19d4f170c8771a90060>>
 * @relayHash bda9421f95800d47cfea43476819bd87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b319f0a52c88105c4c24fbfbd5f619080a4b67671ff95d0dd5172029dcb54402

import { ConcreteRequest } from 'relay-runtime';
export type StatusRange = "DAY" | "HOUR";
export type StatusChartsQuery$variables = {
  range: StatusRange;
};
export type StatusChartsQuery$data = {
  readonly serverStatus: {
    readonly history: ReadonlyArray<{
      readonly at: string;
      readonly connections: number | null | undefined;
      readonly loopP99: number;
      readonly p99: number | null | undefined;
      readonly perSecond: number;
      readonly rss: number;
      readonly sockets: number;
    }>;
  };
};
export type StatusChartsQuery = {
  response: StatusChartsQuery$data;
  variables: StatusChartsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "range"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ServerStatus",
    "kind": "LinkedField",
    "name": "serverStatus",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "range",
            "variableName": "range"
          }
        ],
        "concreteType": "StatusPoint",
        "kind": "LinkedField",
        "name": "history",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "at",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "perSecond",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "p99",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "loopP99",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rss",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sockets",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "connections",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StatusChartsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StatusChartsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b319f0a52c88105c4c24fbfbd5f619080a4b67671ff95d0dd5172029dcb54402",
    "metadata": {},
    "name": "StatusChartsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "62fbf816e8550f90dccb20a632763324";

export default node;
