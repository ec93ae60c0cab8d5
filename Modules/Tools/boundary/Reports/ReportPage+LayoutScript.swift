extension ReportPage {
    /// The part of the script that places nodes in layers, each node above those that it points to.
    static let layoutScript = #"""
        "use strict";
        // The strongly connected component of each node, in reverse topological order.
        function components(names, next) {
          const index = new Map(), low = new Map(), part = new Map(), stack = [];
          const held = new Set();
          let count = 0;
          for (const root of names) {
            if (index.has(root)) continue;
            const work = [[root, 0]];
            while (work.length) {
              const frame = work[work.length - 1], [name, step] = frame;
              if (step === 0) {
                index.set(name, index.size); low.set(name, index.get(name));
                stack.push(name); held.add(name);
              }
              const heads = next(name);
              if (step < heads.length) {
                frame[1] += 1;
                const head = heads[step];
                if (!index.has(head)) work.push([head, 0]);
                else if (held.has(head)) low.set(name, Math.min(low.get(name), index.get(head)));
                continue;
              }
              work.pop();
              const parent = work[work.length - 1];
              if (parent) low.set(parent[0], Math.min(low.get(parent[0]), low.get(name)));
              if (low.get(name) !== index.get(name)) continue;
              let member;
              do { member = stack.pop(); held.delete(member); part.set(member, count); }
              while (member !== name);
              count += 1;
            }
          }
          return part;
        }
        // The layer of each node, from 0 for a node that points to no other one.
        function layers(names, edges) {
          const heads = new Map(names.map(name => [name, []]));
          for (const edge of edges) heads.get(edge.tail).push(edge.head);
          const part = components(names, name => heads.get(name));
          const level = [];
          const order = [...names].sort((a, b) => part.get(a) - part.get(b));
          for (const name of order) {
            const own = part.get(name);
            level[own] = level[own] || 0;
            for (const head of heads.get(name)) {
              if (part.get(head) !== own) {
                level[own] = Math.max(level[own], level[part.get(head)] + 1);
              }
            }
          }
          return new Map(names.map(name => [name, level[part.get(name)]]));
        }
        // Rows of at most a width, each sorted by the middle of its neighbors to avoid crossings.
        function layout(names, edges, widthOf) {
          const level = layers(names, edges);
          const near = new Map(names.map(name => [name, []]));
          for (const { tail, head } of edges) {
            near.get(tail).push(head);
            near.get(head).push(tail);
          }
          const rows = [];
          for (const name of names) (rows[level.get(name)] ||= []).push(name);
          const x = new Map();
          const spread = row => {
            const total = row.reduce((sum, name) => sum + widthOf(name) + 18, 0);
            let left = -total / 2;
            for (const name of row) {
              x.set(name, left + widthOf(name) / 2);
              left += widthOf(name) + 18;
            }
          };
          rows.forEach(row => { row.sort(); spread(row); });
          for (let round = 0; round < 6; round += 1) {
            const sweep = round % 2 ? [...rows].reverse() : rows;
            for (const row of sweep) {
              const middle = new Map(row.map(name => {
                const others = near.get(name).filter(other => level.get(other) !== level.get(name));
                const sum = others.reduce((sum, other) => sum + x.get(other), 0);
                return [name, others.length ? sum / others.length : x.get(name)];
              }));
              row.sort((a, b) => middle.get(a) - middle.get(b) || (a < b ? -1 : 1));
              spread(row);
            }
          }
          const lines = [], limit = 1500;
          for (const row of [...rows].reverse()) {
            let line = [], width = 0;
            for (const name of row) {
              if (width + widthOf(name) > limit && line.length) {
                lines.push(line);
                line = [];
                width = 0;
              }
              line.push(name); width += widthOf(name) + 18;
            }
            lines.push(line);
          }
          lines.forEach(spread);
          const y = new Map();
          lines.forEach((line, number) => line.forEach(name => y.set(name, 34 + number * 78)));
          const left = Math.min(0, ...names.map(name => x.get(name) - widthOf(name) / 2)) - 20;
          const right = Math.max(0, ...names.map(name => x.get(name) + widthOf(name) / 2)) + 20;
          const at = new Map(names.map(name => [name, { x: x.get(name) - left, y: y.get(name) }]));
          return { at, width: right - left, height: lines.length * 78 };
        }
        """#
}
