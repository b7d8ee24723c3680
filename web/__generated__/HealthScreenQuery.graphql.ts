/**
 * @generated SignedSource<<9bb18ca336c87878bcea7f932f4d5f8f>>
 * @relayHash e20e9d7c0656fa0cf3ccee0a8b60a9f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 961a5d5f09c056f802e511150dbb1746daacd094f271b6bae61ed7a78f6f8d3b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HealthCheckName = "BACKUPS" | "CERTIFICATE" | "DATABASE" | "DISK" | "EMAILS" | "FIRESTORE" | "JOBS_FAILED" | "JOBS_WAITING" | "LANES" | "PROCESSES" | "SESSIONS" | "SHOPS" | "VENDORS" | "WEBHOOKS";
export type HealthLevel = "ALERT" | "NOTE" | "OK";
export type HealthScreenQuery$variables = Record<PropertyKey, never>;
export type HealthScreenQuery$data = {
  readonly systemHealth: {
    readonly alertKey: string;
    readonly checkedAt: string;
    readonly checks: ReadonlyArray<{
      readonly level: HealthLevel;
      readonly name: HealthCheckName;
      readonly " $fragmentSpreads": FragmentRefs<"CheckRow_check">;
    }>;
    readonly failingTasks: ReadonlyArray<{
      readonly task: string;
      readonly " $fragmentSpreads": FragmentRefs<"FailingTasks_task">;
    }>;
  };
};
export type HealthScreenQuery = {
  response: HealthScreenQuery$data;
  variables: HealthScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alertKey",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "checkedAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "level",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "task",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "since",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HealthScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SystemHealth",
        "kind": "LinkedField",
        "name": "systemHealth",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "HealthCheck",
            "kind": "LinkedField",
            "name": "checks",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CheckRow_check"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FailingTask",
            "kind": "LinkedField",
            "name": "failingTasks",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FailingTasks_task"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HealthScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SystemHealth",
        "kind": "LinkedField",
        "name": "systemHealth",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "HealthCheck",
            "kind": "LinkedField",
            "name": "checks",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "figure",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "advice",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FailingTask",
            "kind": "LinkedField",
            "name": "failingTasks",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "961a5d5f09c056f802e511150dbb1746daacd094f271b6bae61ed7a78f6f8d3b",
    "metadata": {},
    "name": "HealthScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b4087e7b752e2be483743bdb3b3514e8";

export default node;
