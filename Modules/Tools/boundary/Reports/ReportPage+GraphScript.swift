extension ReportPage {
    /// The part of the script that selects what the graph shows: the surroundings of a module, the
    /// folders that are collapsed, and the shortest path between two modules.
    static let graphScript = #"""
        // The modules within some steps of one, in both directions.
        function surroundings(name, depth, edges) {
          let found = new Set([name]);
          for (const [from, to] of [["tail", "head"], ["head", "tail"]]) {
            let last = new Set([name]);
            for (let step = 0; step < depth; step += 1) {
              const next = new Set();
              for (const edge of edges) if (last.has(edge[from])) next.add(edge[to]);
              next.forEach(other => found.add(other));
              last = next;
            }
          }
          return found;
        }
        // The names on a shortest path; none if there is no path.
        function shortestPath(from, to, edges) {
          const before = new Map([[from, null]]);
          const queue = [from];
          for (const name of queue) {
            if (name === to) break;
            for (const edge of edges) {
              if (edge.tail === name && !before.has(edge.head)) {
                before.set(edge.head, name);
                queue.push(edge.head);
              }
            }
          }
          if (from === to || !before.has(to)) return [];
          const path = [];
          for (let name = to; name !== null; name = before.get(name)) path.unshift(name);
          return path;
        }
        // A folder has its own name; modules of the same height have only those of its members.
        function titleOf(folder, members) {
          if (!/^Level \d+$/.test(folder)) return folder + " (" + members.length + ")";
          const rest = members.length > 3 ? " + " + (members.length - 3) : "";
          return members.slice(0, 3).join(", ") + rest;
        }
        // The nodes and edges to draw. A node is a module, or a folder with its modules.
        function visible(data, state) {
          let modules = data.modules.filter(module =>
            (state.tests || !["test", "snippet"].includes(module.kind))
            && (state.external || module.kind !== "external"));
          let names = new Set(modules.map(module => module.name));
          const all = data.edges.filter(edge => names.has(edge.tail) && names.has(edge.head));
          if (state.focus && names.has(state.focus)) {
            const near = surroundings(state.focus, state.depth, all);
            modules = modules.filter(module => near.has(module.name));
          }
          names = new Set(modules.map(module => module.name));
          const nodes = new Map(), nodeOf = new Map();
          for (const module of modules) {
            const isHidden = state.collapsed.has(module.folder) && module.name !== state.focus;
            const key = isHidden ? "folder " + module.folder : module.name;
            nodeOf.set(module.name, key);
            const node = nodes.get(key) || { key, members: [], isFolder: isHidden, level: 0 };
            node.level = Math.max(node.level, module.level);
            node.members.push(module.name);
            node.label = isHidden ? titleOf(module.folder, node.members) : module.name;
            nodes.set(key, node);
          }
          const edges = new Map();
          for (const edge of all) {
            const tail = nodeOf.get(edge.tail), head = nodeOf.get(edge.head);
            if (!tail || !head || tail === head) continue;
            const key = tail + "\n" + head;
            const known = edges.get(key) || { tail, head, state: "", count: 0, titles: [] };
            const states = [known.state, edge.state];
            known.state = ["red", "amber", "frozen"].find(state => states.includes(state)) || "";
            if (edge.state) known.count += 1;
            known.titles.push(edge.title);
            edges.set(key, known);
          }
          const kept = highlighted({ nodeOf, all }, state).edges;
          const drawn = state.all ? [...edges.values()] : reduced([...edges.values()], kept);
          return { nodes: [...nodes.values()], edges: drawn, nodeOf, all };
        }
        // The edges without those that follow from others; findings and highlighted edges stay.
        function reduced(edges, kept) {
          const heads = new Map();
          for (const edge of edges) {
            if (!heads.has(edge.tail)) heads.set(edge.tail, new Set());
            heads.get(edge.tail).add(edge.head);
          }
          const reaches = (from, to) => {
            const known = new Set([from]), stack = [from];
            while (stack.length) {
              for (const head of heads.get(stack.pop()) || []) {
                if (head === to) return true;
                if (!known.has(head)) { known.add(head); stack.push(head); }
              }
            }
            return false;
          };
          return edges.filter(edge => {
            if (edge.state === "red" || kept.has(edge.tail + "\n" + edge.head)) return true;
            heads.get(edge.tail).delete(edge.head);
            if (reaches(edge.tail, edge.head)) return false;
            heads.get(edge.tail).add(edge.head);
            return true;
          });
        }
        // The nodes and edges to highlight: a path, or the neighbors of a node.
        function highlighted(view, state) {
          let path = state.path;
          if (state.from && state.to) path = shortestPath(state.from, state.to, view.all);
          const keys = path.map(name => view.nodeOf.get(name)).filter(Boolean);
          const nodes = new Set(keys), edges = new Set();
          for (let step = 1; step < keys.length; step += 1) {
            edges.add(keys[step - 1] + "\n" + keys[step]);
          }
          return { nodes, edges, path };
        }
        """#
}
