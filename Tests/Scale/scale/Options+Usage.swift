import ScaleKit

extension Options {
    static let usage = """
        Measures how builds of this architecture scale, beside the same code in one module.

        scale generate --features N --shape modules|one DIR
                          writes a package with N features into an empty folder
        scale measure [--page FILE] [--chart FILE]
                          measures what is missing, then writes page and chart
        scale page        writes page and chart from what is measured
        scale table       prints all medians, with processor time and jobs

          --features LIST  the numbers of features; 10,50,200
          --only LIST      only these of \(workloadNames)
          --limit SECONDS  stops a build after this time; 3600
          --scratch DIR    the folder of packages, builds and figures; .build/scale
                           A run continues where an earlier one ended. Delete it to start again.
          --page FILE      writes the table between the page's markers
          --chart FILE     draws the chart as an SVG
          --help           this text
        """

    private static let workloadNames = Workload.allCases.map(\.rawValue).joined(separator: ", ")
}
