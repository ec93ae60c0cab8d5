extension ReportPage {
    /// The part of the script that places nodes in rows, the highest level first.
    static let layoutScript = #"""
        "use strict";
        // Rows of at most a width, each sorted by the middle of its neighbors to avoid crossings.
        function layout(names, edges, level, widthOf) {
          const near = new Map(names.map(name => [name, []]));
          for (const { tail, head } of edges) {
            near.get(tail).push(head);
            near.get(head).push(tail);
          }
          const rows = [];
          const levels = [...new Set(level.values())].sort((a, b) => a - b);
          for (const name of names) (rows[levels.indexOf(level.get(name))] ||= []).push(name);
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
          const left = Math.min(0, ...names.map(name => x.get(name) - widthOf(name) / 2)) - 60;
          const right = Math.max(0, ...names.map(name => x.get(name) + widthOf(name) / 2)) + 60;
          const at = new Map(names.map(name => [name, { x: x.get(name) - left, y: y.get(name) }]));
          return { at, width: right - left, height: lines.length * 78 };
        }
        """#
}
