typealias CurrentDevice = SimulatorDevice
